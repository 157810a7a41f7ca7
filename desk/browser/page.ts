import { enhanceCopies } from '../ui/enhance-copies.ts'
import { enhanceKeysHelp } from '../ui/listen-keys.ts'
import { enhanceDialogs } from '../ui/open-dialog.ts'
import { enhanceListLinks, enhancePlace } from '../ui/place.ts'

enhanceDialogs()
enhanceKeysHelp()
enhanceListLinks()
enhanceCopies()
if (document.querySelector('main[data-place]')) enhancePlace()

// A file dropped beside a field for files would open in place of the page, and its typed text be lost.
for (const name of ['dragover', 'drop'] as const) document.addEventListener(name, keepPage)

function keepPage(event: DragEvent) {
  const isField = event.target instanceof HTMLInputElement && event.target.type === 'file'
  if (event.dataTransfer?.types.includes('Files') && !isField) event.preventDefault()
}
