/** Formats a digest for comparison by people: « 9f3c 77a1 d204 b8e6 ». */
export const inFours = (digest: string) => digest.replace(/.{4}(?=.)/g, '$& ')
