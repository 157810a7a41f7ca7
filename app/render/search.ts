import { createContext, use } from 'react'

export const SearchContext = createContext('')

/**
 * Returns the query on the server and in the browser. An island's props cannot hold it, because they are a
 * static file.
 */
export const useSearch = () => use(SearchContext)
