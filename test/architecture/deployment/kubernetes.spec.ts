import { loadAll } from 'js-yaml';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { documentedVariables } from './read-settings.js';

interface Container {
  image: string;
  command?: string[];
  env?: { name: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string }[];
  volumeMounts?: { name: string }[];
  livenessProbe?: { httpGet?: { path: string } };
  readinessProbe?: object;
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: { runAsNonRoot: boolean; runAsUser?: number; seccompProfile?: { type: string } };
    containers: Container[];
    volumes?: { name: string; persistentVolumeClaim?: { claimName: string }; emptyDir?: object }[];
    topologySpreadConstraints?: { labelSelector: { matchLabels: object } }[];
    automountServiceAccountToken?: boolean;
    hostNetwork?: boolean;
    hostPID?: boolean;
    hostIPC?: boolean;
  };
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec?: {
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    selector?: Record<string, unknown> & { matchLabels?: Record<string, string> };
    podSelector?: { matchLabels?: Record<string, string> };
    policyTypes?: string[];
    volumeClaimTemplates?: { metadata: { name: string } }[];
  };
}

const folder = 'deploy/kubernetes';
const manifests = readdirSync(folder).flatMap(
  (file) => loadAll(readFileSync(`${folder}/${file}`, 'utf8')) as Manifest[],
);
const names = (kind: string) => manifests.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
const pods = manifests.flatMap(({ spec, metadata }) => {
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template ? [{ name: metadata.name, template, claims: spec?.volumeClaimTemplates ?? [] }] : [];
});
const labels = pods.map(({ template }) => template.metadata.labels);

/** Finds what a pod may do beyond the "restricted" Pod Security Standard, and what it may take without a limit. */
function findUnrestricted({ spec }: PodTemplate): string[] {
  const { securityContext, containers, volumes = [] } = spec;
  const rules: Record<string, boolean> = {
    host: !spec.hostNetwork && !spec.hostPID && !spec.hostIPC,
    token: spec.automountServiceAccountToken === false,
    runAsNonRoot: securityContext.runAsNonRoot && securityContext.runAsUser !== 0,
    seccompProfile: securityContext.seccompProfile?.type === 'RuntimeDefault',
    volumes: volumes.every(({ persistentVolumeClaim, emptyDir }) => persistentVolumeClaim ?? emptyDir),
    privileges: containers.every(
      (each) => each.securityContext?.allowPrivilegeEscalation === false && !each.securityContext.privileged,
    ),
    capabilities: containers.every(
      (each) => each.securityContext?.capabilities?.drop?.join() === 'ALL' && !each.securityContext.capabilities.add,
    ),
    readOnlyRootFilesystem: containers.every((each) => each.securityContext?.readOnlyRootFilesystem),
    limits: containers.every(({ resources }) => resources?.requests && resources.limits?.memory),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

describe('deploy/kubernetes', () => {
  it('is made of known kinds, each once by its name', () => {
    const versions = {
      ConfigMap: 'v1',
      CronJob: 'batch/v1',
      Deployment: 'apps/v1',
      Ingress: 'networking.k8s.io/v1',
      Job: 'batch/v1',
      NetworkPolicy: 'networking.k8s.io/v1',
      PersistentVolumeClaim: 'v1',
      PodDisruptionBudget: 'policy/v1',
      Service: 'v1',
      StatefulSet: 'apps/v1',
    };
    const ids = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(versions)));
    for (const { kind, apiVersion } of manifests) expect(apiVersion).toBe(versions[kind as keyof typeof versions]);
  });

  it.each(pods)('$name runs without rights, from what is defined', ({ template, claims }) => {
    const { spec, metadata } = template;
    expect(metadata.labels.app).toBe('spa-booking');
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    for (const { persistentVolumeClaim } of spec.volumes ?? [])
      if (persistentVolumeClaim) expect(names('PersistentVolumeClaim')).toContain(persistentVolumeClaim.claimName);
    const volumes = [...(spec.volumes ?? []), ...claims.map((claim) => claim.metadata)].map(({ name }) => name);
    for (const { image, command = [], env = [], envFrom = [], volumeMounts = [] } of spec.containers) {
      expect(image).toMatch(/^(registry\.example\.com\/spa-booking|redis):/);
      for (const { name } of env) expect([...documentedVariables()]).toContain(name);
      for (const { configMapRef } of envFrom) if (configMapRef) expect(names('ConfigMap')).toContain(configMapRef.name);
      for (const { name } of volumeMounts) expect(volumes).toContain(name);
      const script = command.find((part) => part.startsWith('dist/'));
      if (script) expect(existsSync(script.replace(/^dist\/(.*)\.js$/, '$1.ts'))).toBe(true);
    }
  });

  it('lets no pod do more than it needs', () => {
    expect(pods.length).toBeGreaterThanOrEqual(5);
    const wrong = pods.flatMap(({ name, template }) => findUnrestricted(template).map((rule) => `${name}: ${rule}`));
    expect(wrong).toEqual([]);
    const { metadata, spec } = pods[0]!.template;
    const loose = { resources: {}, securityContext: { privileged: true } };
    const containers = spec.containers.map((each) => ({ ...each, ...loose }));
    const { seccompProfile: _, ...securityContext } = spec.securityContext;
    const weaker = { metadata, spec: { ...spec, containers, securityContext, hostNetwork: true } };
    expect(findUnrestricted(weaker)).toEqual(
      'host seccompProfile privileges capabilities readOnlyRootFilesystem limits'.split(' '),
    );
  });

  it('keeps web and worker going while machines are emptied, and apart from each other', () => {
    for (const part of ['web', 'worker']) {
      const matchLabels = { app: 'spa-booking', part };
      const budgets = manifests.filter(({ kind }) => kind === 'PodDisruptionBudget');
      expect(budgets.map(({ spec }) => spec!.selector!.matchLabels)).toContainEqual(matchLabels);
      const { spec } = pods.find(({ template }) => template.metadata.labels.part === part)!.template;
      expect(spec.topologySpreadConstraints?.map(({ labelSelector }) => labelSelector)).toEqual([{ matchLabels }]);
    }
  });

  it('asks only the process itself whether it lives, and whether it is ready apart from that', () => {
    const containers = pods.flatMap(({ template }) => template.spec.containers);
    const probed = containers.filter(({ livenessProbe }) => livenessProbe);
    expect(probed.map(({ livenessProbe }) => livenessProbe!.httpGet!.path)).toEqual(['/api/health/live', '/live']);
    expect(probed.filter(({ readinessProbe }) => !readinessProbe)).toEqual([]);
  });

  it('lets nobody call a pod but where a policy says so', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
    const closed = policies.filter(({ spec }) => Object.keys(spec!).join() === 'podSelector,policyTypes');
    expect(closed.map(({ spec }) => spec!.podSelector)).toEqual([{ matchLabels: { app: 'spa-booking' } }]);
    expect(policies.filter(({ spec }) => !spec!.policyTypes?.includes('Ingress'))).toEqual([]);
    const selected = policies.map(({ spec }) => spec!.podSelector!.matchLabels!);
    const known = (wanted: Record<string, string>) =>
      labels.some((pod) => Object.entries(wanted).every(([name, value]) => pod[name] === value));
    expect(selected.filter((wanted) => !known(wanted))).toEqual([]);
  });

  it('lets through the largest file that the product takes', () => {
    const [ingress] = manifests.filter(({ kind }) => kind === 'Ingress');
    const size = ingress!.metadata.annotations!['nginx.ingress.kubernetes.io/proxy-body-size']!;
    const controllers = globSync('src/**/*.controller.ts').map((file) => readFileSync(file, 'utf8'));
    const limits = controllers.flatMap((text) => [...text.matchAll(/MAX_BYTES = (\d+) \* 1024 \* 1024/g)]);
    expect(limits.length).toBeGreaterThanOrEqual(2);
    expect(size).toMatch(/^\d+m$/);
    expect(parseInt(size, 10)).toBeGreaterThan(Math.max(...limits.map(([, megabytes]) => Number(megabytes))));
  });

  it('reaches the database over TLS', () => {
    const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const addresses = texts.flatMap((text) => text.match(/postgres:\/\/[^\s']+/g) ?? []);
    expect(addresses.length).toBeGreaterThanOrEqual(2);
    expect(addresses.filter((address) => !address.endsWith('?sslmode=verify-full'))).toEqual([]);
  });

  it('selects pods that there are', () => {
    const selectors = manifests.flatMap(({ spec }) => (spec?.selector ? [spec.selector] : []));
    expect(selectors.length).toBeGreaterThan(4);
    for (const selector of selectors) expect(labels).toContainEqual(selector.matchLabels ?? selector);
  });

  it('sets what is explained, and no secret', () => {
    const settings = manifests.flatMap(({ data = {} }) => Object.keys(data));
    expect(settings.filter((name) => !documentedVariables().has(name))).toEqual([]);
    const isSecret = (name: string) => /PASSWORD|SECRET|_KEY$/.test(name);
    expect(settings.filter(isSecret)).toEqual([]);
    const how = readFileSync(`${folder}/settings.yaml`, 'utf8');
    expect([...documentedVariables()].filter((name) => isSecret(name) && !how.includes(name))).toEqual([]);
  });

  it('gives the owner to migrate alone', () => {
    const isOwner = ({ envFrom = [], env = [] }: Container) =>
      [...envFrom.map(({ secretRef }) => secretRef?.name), ...env.map(({ name }) => name)].some((name) =>
        /owner/i.test(name ?? ''),
      );
    const owners = pods.filter(({ template }) => template.spec.containers.some(isOwner));
    expect(owners.map(({ name }) => name)).toEqual(['spa-booking-migrate']);
  });
});
