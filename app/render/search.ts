import { createContext, use } from 'react'

/** Query of the page's address, such as `?service=seo`; empty on a static host. */
export const SearchContext = createContext('')

/**
 * Returns the query on the server and in the browser. An island's props cannot hold it, because they are a
 * static file.
 */
export const useSearch = () => use(SearchContext)
