import { createContext, use } from 'react'

/** Token of the session, which every post repeats. */
export const TokenContext = createContext('')
export const useToken = () => use(TokenContext)

export function TokenField() {
  return <input type="hidden" name="token" value={useToken()} />
}
