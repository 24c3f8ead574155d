/** Lines that mean the same to 2.2 and 2.4: so many of them, from the number on that is given. */
export const neutral = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, index) => `# line ${from + index}\n`).join('')

export const hosts = 'NameVirtualHost *:80\n'

/** For review: what is not seen may say otherwise. */
export const open = '<Directory /srv>\n    Order allow,deny\n    Allow from all\n</Directory>\n'

/** The same with other lines between, so that no hunk holds both ends. */
export const openApart = `<Directory /srv>\n    Order allow,deny\n${neutral(30, 500)}    Allow from all\n</Directory>\n`
