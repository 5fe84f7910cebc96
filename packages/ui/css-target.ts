/**
 * Browsers that know `:dir()`. Put into words for older ones, it asks for the language of the page, and not for the
 * direction of what somebody has typed: a Latin name would stand on the wrong side of a Persian form.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17']
