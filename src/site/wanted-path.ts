const named = /(^|[/._-])htaccess([._-][^/]*)?$|\.(conf|vhost|load|macro)(\.[\w-]+){0,2}$|\.conf-[\w-]+$/i
const inFolder = /(^|\/)(conf\.d|(conf|mods|sites)[-.](available|enabled)|vhosts(\.d|-available|-enabled)?)\/[^/]+$/i
const never = /\.(swp|orig|rej|png|jpe?g|gif|ico|pem|crt|key|so|html?|md|sh|py|rb|pp|gz|zip)$|~$/i

/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
export const isConfigPath = (path: string): boolean => !never.test(path) && (named.test(path) || inFolder.test(path))

/** Whether its name suggests a script or page that goes with a configuration. */
export const isBesidePath = (path: string): boolean => beside.test(path)

const beside =
  /(^|\/)(config\.nice|Dockerfile|Makefile|make\.conf|sysconfig\/apache2)$|\.(sh|bash|service|init|spec|shtml?|stm|var)$/i

/** Whether a file is worth reading, by its name: configuration, or what goes with it. */
export const isWantedPath = (path: string): boolean => isConfigPath(path) || isBesidePath(path)

/**
 * Whether a file may be configuration all the same, as far as its name shows: one without an ending, a template, one that is
 * called after its site. Of those that belong to other languages nobody needs to look at the text.
 */
export const isPossiblePath = (path: string): boolean => !never.test(path) && !foreign.test(path)

const foreign =
  /(\.(asp|avi|bat|bin|bmp|bz2|c|cc|cpp|cs|csproj|css|csv|db|deb|diff|dll|doc|docx|eot|eps|exe|font|go|h|haml|hpp|inc|ini|jar|java|jks|js|json|jsp|jsx|less|lock|log|lua|m4|map|mjs|mo|mov|mp[34]|ods|odt|ogg|otf|p12|patch|pdf|php\d?|pl|pm|po|pot|ppt|properties|ps1|psd|pub|pyc|rpm|rst|sass|scala|scss|sig|sql|sqlite|sum|svg|swf|tar|tex|tgz|tif|tiff|toml|ts|tsx|tt[cf]|vue|war|wav|webm|webp|woff2?|xls|xlsx|xml|xsl|xz|ya?ml|zst)|(^|\/)(package-lock|Gemfile|Rakefile|Vagrantfile|LICEN[CS]E|COPYING|README|ChangeLog|NEWS|AUTHORS)[^/]*)$/i
