/** The endings of configuration files, as a glob. The ending of a template or a backup copy may follow. */
const endings = '{conf,vhost,load,macro}'

/** Folders that contain only configuration. */
const folders = '{conf.d,{conf,mods,sites}{-,.}{available,enabled},vhosts{,.d,-available,-enabled}}'

/**
 * Scripts and pages that accompany a configuration, by whole name and by ending. 2.2 came with the included parts of
 * its error pages under these names (docs/error/include).
 */
const besideNames =
  '{config.nice,Dockerfile,Makefile,make.conf,sysconfig/apache2,error/include/{top,bottom,spacer}.html}'
const besideEndings = '{sh,bash,service,init,spec,shtml,shtm,stm,var}'

/** Converts a glob with braces but without other special characters. */
const regexOf = (glob: string): string =>
  glob.replaceAll('.', '\\.').replaceAll('{', '(').replaceAll(',', '|').replaceAll('}', ')')

const accessFile = '(^|[/._-])htaccess([._-][^/]*)?$'
const ending = `\\.${regexOf(endings)}(\\.[\\w-]+){0,2}$|\\.conf-[\\w-]+(\\.[\\w-]+)?$`
const inFolder = `(^|/)${regexOf(folders)}/[^/]+$`
const besideName = `(^|/)${regexOf(besideNames)}$|\\.${regexOf(besideEndings)}$`

const named = new RegExp(`${accessFile}|${ending}|${inFolder}`, 'i')
const beside = new RegExp(besideName, 'i')
const never =
  /\.(swp|orig|rej|png|jpe?g|gif|ico|pem|crt|key|so|html?|md|sh|py|rb|pp|gz|zip|ini|json|log|properties|xml|ya?ml)$|~$/i

/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
export const isConfigPath = (path: string): boolean => !never.test(path) && named.test(path)

/** Whether the file's name suggests a script or page that accompanies a configuration. */
export const isBesidePath = (path: string): boolean => beside.test(path)

/** Whether to read a file, by its name: configuration, or a script or page that accompanies it. */
export const isWantedPath = (path: string): boolean => isConfigPath(path) || isBesidePath(path)

/** The names of all files to read, as a regular expression for the pre-commit framework, in any letter case. */
export const wantedPattern = `(?i)${accessFile}|${ending}|${inFolder}|${besideName}`

/**
 * The names of configuration files as a glob for lint-staged, which distinguishes letter case and matches a glob with a
 * slash against whole paths.
 */
export const wantedGlob = `**/{*htaccess*,*.${endings}{,.*},*.conf-*,${folders}/*,${besideNames},*.${besideEndings}}`

/** Globs for configuration files only, without braces, which some editors do not support. */
export const configGlobs: readonly string[] = [
  '**/*htaccess*',
  ...alternatives(endings).flatMap((ending) => [`**/*.${ending}`, `**/*.${ending}.*`]),
  '**/*.conf-*',
  ...alternatives(folders).map((folder) => `**/${folder}/*`),
]

/** The globs without braces that are equal to a glob with braces. */
function alternatives(glob: string): string[] {
  const [, before = '', within, after = ''] = /^([^{]*)\{((?:[^{}]|\{[^{}]*\})*)\}(.*)$/.exec(glob) ?? []
  if (within === undefined) return [glob]
  const choices = within.split(/,(?![^{}]*\})/)
  return choices.flatMap((choice) => alternatives(`${before}${choice}${after}`))
}

/**
 * Whether a file's name allows that it is configuration: no extension, a template, or named after its site. Files of other
 * languages are excluded.
 */
export const mayBeConfigPath = (path: string): boolean => !never.test(path) && !foreign.test(path)

const foreign =
  /(\.(asp|avi|bat|bin|bmp|bz2|c|cc|cpp|cs|csproj|css|csv|db|deb|diff|dll|doc|docx|eot|eps|exe|font|go|h|haml|hpp|inc|ini|jar|java|jks|js|json|jsp|jsx|less|lock|log|lua|m4|map|mjs|mo|mov|mp[34]|ods|odt|ogg|otf|p12|patch|pdf|php\d?|pl|pm|po|pot|ppt|properties|ps1|psd|pub|pyc|rpm|rst|sass|scala|scss|sig|sql|sqlite|sum|svg|swf|tar|tex|tgz|tif|tiff|toml|ts|tsx|tt[cf]|vue|war|wav|webm|webp|woff2?|xls|xlsx|xml|xsl|xz|ya?ml|zst)|(^|\/)(package-lock|Gemfile|Rakefile|Vagrantfile|LICEN[CS]E|COPYING|README|ChangeLog|NEWS|AUTHORS)[^/]*)$/i
