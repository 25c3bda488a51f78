/** The colors of the site follow an attribute. The extension has no switch of its own. */
document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
