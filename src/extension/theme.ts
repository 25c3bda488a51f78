/** The colors of the site follow an attribute. The extension has no theme switch. */
document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
