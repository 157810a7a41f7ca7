import { createContext, use } from 'react'

export const SearchContext = createContext('')

/** The query string of the URL. Islands do not get it as a prop, because their props are static files. */
export const useSearch = () => use(SearchContext)
