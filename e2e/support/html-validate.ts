import {
  type ConfigData,
  HtmlValidate,
  type ResolvedConfig,
  StaticConfigLoader,
} from 'html-validate'

/** Rules that the site does not follow, and the reason of each. */
const unfollowed = {
  'attr-case': 'React writes the names of attributes with capitals, which HTML ignores',
  'doctype-style': '`<!doctype>` and `<!DOCTYPE>` are one declaration',
  'no-implicit-close': 'HTML does not need the closing tags that the build leaves out',
  'void-style': '`<br>` and `<br/>` are one element; React writes the second',
  'attribute-boolean-style': '`open` and `open=""` are one attribute; React writes the second',
  'attribute-empty-style': '`download` and `download=""` are one attribute',
  'no-implicit-input-type': 'without a type, a field is one of text',
  'tel-non-breaking': 'the rule refuses spaces between the words of a link to a number as well',
  'long-title':
    'content/heads.ts limits the titles of the site; those of the desk have typed words',
  'require-sri': 'e2e/pages.e2e.ts refuses files of other origins, which alone need a digest',
  'no-inline-style': 'e2e/built/pages.test.ts refuses them; mails need them',
}

/** Faults of one rule that are right on our pages: part of the message, and its reason. */
const differences: readonly [rule: string, message: string, reason: string][] = [
  [
    'no-redundant-role',
    'role "figure"',
    'RGAA 1.9 asks for the role, because some screen readers ignore the element',
  ],
  [
    'prefer-native-element',
    '<textarea>',
    'a text with links and lists in it cannot be edited in a <textarea>',
  ],
  [
    'element-permitted-content',
    '<style> element is not permitted',
    'the sheet of a part stands before it, so that it applies when the part is painted',
  ],
]

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    ...Object.fromEntries(Object.keys(unfollowed).map((rule) => [rule, 'off'])),
    // Ids of React begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
}

/** Resolves the configuration once: html-validate merges its table of elements again for each page. */
class ResolvedOnce extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined

  override getConfigFor(handle: string) {
    this.#resolved ??= super.getConfigFor(handle)
    return this.#resolved
  }
}

const checker = new HtmlValidate(new ResolvedOnce(config))

/** Returns the faults that html-validate finds in a page, one line each. */
export function faultsOf(html: string): string[] {
  const { results } = checker.validateStringSync(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId, message }) =>
        !differences.some(([rule, part]) => rule === ruleId && message.includes(part)),
    )
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message}, at ${selector}`)
}
