// Word stems for the corpus, with their inflections.
/** Words separated by white space as a list. */
export const w = (s) => s.trim().split(/\s+/);
export const verbs = w(`configure install deploy build render compile publish cache route validate parse stream encrypt
 authorize authenticate monitor trace measure scale replicate migrate rotate schedule queue retry throttle batch merge
 split resolve import export bundle transform serialize decode encode compress index search filter sort paginate mount
 hydrate fetch prefetch load store restore archive delete update patch commit revert rebase fork clone tag release
 promote rollback provision allocate release isolate sandbox inspect debug profile benchmark simulate mock stub assert
 verify sign hash salt escape sanitize normalize annotate document describe explain extend override inherit compose
 inject register subscribe notify broadcast dispatch emit consume acknowledge reject accept negotiate connect
 disconnect bind listen proxy forward redirect rewrite intercept inline defer suspend resume pause cancel abort poll
 watch detect discover enumerate traverse collect aggregate partition shard balance drain evict expire refresh renew
 revoke grant restrict audit log report visualize summarize translate localize customize theme toggle enable disable
 initialize bootstrap warm preload generate scaffold lint format upgrade downgrade deprecate remove replace rename move
 copy link attach detach align measure estimate predict record replay capture persist flush truncate vacuum optimize
 analyze tune calibrate align converge reconcile synchronize coordinate elect delegate assign label group nest wrap`);
export const nouns =
  w(`server client cluster node worker thread process container image volume network socket port gateway
 router balancer proxy firewall certificate token session cookie header payload request response endpoint resource
 schema field column table row record document collection index query cursor transaction lock snapshot backup replica
 shard partition queue topic message event stream consumer producer broker subscription webhook callback promise
 function handler middleware plugin adapter driver connector module package dependency lockfile registry repository
 branch commit release version changelog migration environment variable secret credential key vault policy role
 permission group account tenant organization project workspace team member invitation audit trail log metric trace
 span alert dashboard threshold budget quota limit window interval timeout deadline backoff jitter retry attempt
 failure error exception warning fallback default option flag parameter argument value type interface class object
 array string number boolean buffer chunk page layout template component slot theme palette font icon sidebar
 navigation menu breadcrumb heading paragraph snippet example tutorial guide reference glossary appendix chapter
 section command terminal shell script pipeline stage job runner artifact cache bucket archive checksum digest
 signature manifest descriptor blueprint topology region zone rack host machine instance replica scheduler controller
 operator agent sidecar mesh tunnel bridge subnet address domain resolver hostname record lease heartbeat probe
 sensor gauge counter histogram percentile sample baseline regression benchmark suite fixture scenario assertion
 coverage report summary digest invoice payment customer catalog inventory order shipment basket discount locale
 currency timezone calendar reminder attachment thumbnail upload download preview editor canvas viewport gesture
 keyboard shortcut clipboard selection toolbar dialog tooltip banner badge avatar profile preference notification
 digest inbox thread reply comment mention reaction emoji bookmark draft revision approval workflow trigger condition
 action expression formula lookup pivot chart axis legend annotation overlay layer tile marker route waypoint`);
export const adjs =
  w(`automatic manual static dynamic global local remote internal external public private shared dedicated
 explicit implicit optional required mandatory temporary permanent persistent volatile durable fragile robust resilient
 stable experimental deprecated modern legacy incremental parallel sequential concurrent asynchronous synchronous lazy
 eager strict loose partial complete atomic consistent eventual idempotent immutable mutable nested flat recursive
 linear hierarchical distributed centralized portable native generic specific verbose concise readable opaque
 transparent secure insecure trusted anonymous encrypted signed compressed minified cached stale fresh empty sparse
 dense narrow wide shallow deep early late frequent rare common unusual typical average maximum minimum optimal
 adequate sufficient redundant spare primary secondary tertiary upstream downstream inbound outbound horizontal
 vertical adaptive predictive reactive proactive declarative imperative functional modular monolithic serverless
 responsive accessible semantic visual interactive headless graphical textual numeric binary hexadecimal relative
 absolute canonical ambiguous deterministic random periodic continuous discrete graceful abrupt silent noisy`);
export const advs =
  w(`carefully quickly slowly usually rarely often always never sometimes eventually immediately directly
 indirectly explicitly implicitly safely correctly gradually independently together separately locally remotely
 automatically manually twice again instead however therefore moreover otherwise meanwhile afterwards beforehand`);
export const base = (v) => v.replace(/e$/, '');
const dbl = /^(log|tag|tune|commit|split|stub|drop|plan|wrap)$/;
export const ing = (v) => (v.endsWith('e') ? base(v) : dbl.test(v) ? v + v.at(-1) : v) + 'ing';
export const ed = (v) =>
  v.endsWith('e')
    ? v + 'd'
    : /[^aeiou]y$/.test(v)
      ? v.slice(0, -1) + 'ied'
      : dbl.test(v)
        ? v + v.at(-1) + 'ed'
        : v + 'ed';
export const pl = (n) => (/(s|x|ch|sh)$/.test(n) ? n + 'es' : /[^aeiou]y$/.test(n) ? n.slice(0, -1) + 'ies' : n + 's');
