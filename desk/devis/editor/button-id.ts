/** Returns the id of the button with an edit such as `monter 1`; an id has no space. */
export const buttonId = (edit: string) => `edit-${edit.replace(' ', '-')}`
