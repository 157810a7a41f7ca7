export const inFours = (digest: string) => digest.replace(/.{4}(?=.)/g, '$& ')
