import { createContext, use } from 'react'

/** Query of the page's address, `?service=seo`; empty where no server has answered it. */
export const SearchContext = createContext('')

/**
 * What the page's address asks for, on the server and in the browser alike: the props of an island are a
 * file made once, and know nothing of it.
 */
export const useSearch = () => use(SearchContext)
