import { isHtaccess } from '../site/htaccess.js'
import type { Directive, Section } from '../syntax/tree.js'

/** What 2.4 does for a line that it refuses: httpd reads `.htaccess` files only with requests. */
export const failureAt = ({ file }: Directive | Section): 'answers 500' | 'refuses to start' =>
  isHtaccess(file) ? 'answers 500' : 'refuses to start'
