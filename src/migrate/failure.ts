import { isHtaccess } from '../site/htaccess.js'
import type { Directive, Section } from '../syntax/tree.js'

/**
 * What 2.4 does because of a line that it refuses. It reads `.htaccess` files with each request, so it still starts.
 */
export const failureAt = ({ file }: Directive | Section): 'answers 500' | 'refuses to start' =>
  isHtaccess(file) ? 'answers 500' : 'refuses to start'
