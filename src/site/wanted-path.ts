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
