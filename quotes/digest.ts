/** A digest as people compare it, on every page and paper: « 9f3c 77a1 d204 b8e6 ». */
export const inFours = (digest: string) => digest.replace(/.{4}(?=.)/g, '$& ')
