import { useToken } from '../layout/token.tsx'
import type { PostAnswer } from './post.ts'

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function useSendFile() {
  const token = useToken()
  return (action: string, body: FormData, onProgress: (part: number) => void) =>
    new Promise<PostAnswer>((resolve) => {
      const request = new XMLHttpRequest()
      request.open('POST', action)
      request.responseType = 'json'
      request.setRequestHeader('Accept', 'application/json')
      request.setRequestHeader('X-Token', token)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
      // The status is 0 without an answer.
      request.addEventListener('loadend', () =>
        resolve({ status: request.status, data: request.response }),
      )
      request.send(body)
    })
}
