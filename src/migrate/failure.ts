import { isHtaccess } from '../site/htaccess.js'
import type { Directive, Section } from '../syntax/tree.js'

/**
 * What 2.4 does because of a line that it rejects. It reads `.htaccess` files for each request, so it still starts with an
 * invalid line in one of these.
 */
export const failureAt = ({ file }: Directive | Section): 'answers 500' | 'refuses to start' =>
  isHtaccess(file) ? 'answers 500' : 'refuses to start'
