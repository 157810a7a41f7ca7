import { createContext, use } from 'react'

export const SearchContext = createContext('')

/** The query string of the address. It is no prop of an island, because props are static files. */
export const useSearch = () => use(SearchContext)
