import type { ReactNode } from 'react'
import { type ImportTab, type TabGroup, tabLabels } from '../../../core/importing/import-tabs.ts'
import { cn } from '../../ui/cn.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx'

interface ImportWaysProps {
  groups: ReadonlyArray<TabGroup>
  tab: ImportTab
  onTabChange: (tab: ImportTab) => void
  ways: Readonly<Record<ImportTab, ReactNode>>
  /** True for long labels, which are below each other on a phone. */
  isStacked?: boolean
}

/** The ways to import as tabs, in a second row where a tab has several. Without script, all are below each other. */
export function ImportWays({ groups, tab, onTabChange, ways, isStacked = false }: ImportWaysProps) {
  const current = groups.find(({ tabs }) => tabs.includes(tab))
  return (
    <Tabs
      value={current?.id ?? ''}
      onValueChange={(id) => {
        const [first] = groups.find((group) => group.id === id)?.tabs ?? []
        if (first) onTabChange(first)
      }}
    >
      <TabsList
        aria-label="Ways to import"
        className={cn(
          'mb-5 w-fit max-w-full no-script:hidden',
          isStacked && 'max-sm:w-full max-sm:flex-col max-sm:rounded-lg',
        )}
      >
        {groups.map(({ id, label }) => (
          <TabsTrigger key={id} value={id}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {groups.map((group) => (
        <Way key={group.id} value={group.id}>
          {group.tabs.length > 1 ? (
            <GroupTabs group={group} tab={tab} onTabChange={onTabChange} ways={ways} />
          ) : (
            group.tabs.map((only) => <div key={only}>{ways[only]}</div>)
          )}
        </Way>
      ))}
    </Tabs>
  )
}

interface GroupTabsProps extends Omit<ImportWaysProps, 'groups' | 'isStacked'> {
  group: TabGroup
}

function GroupTabs({ group: { label, tabs }, tab, onTabChange, ways }: GroupTabsProps) {
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? tab)
  return (
    <Tabs value={shown} onValueChange={(value) => onTabChange(value as ImportTab)}>
      <TabsList aria-label={label} className="mb-5 w-fit max-w-full no-script:hidden">
        {tabs.map((value) => (
          <TabsTrigger key={value} value={value}>
            {tabLabels[value]}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((value) => (
        <Way key={value} value={value}>
          {ways[value]}
        </Way>
      ))}
    </Tabs>
  )
}

/** All ways have fields, so the keyboard goes there instead of stopping at the panel around them. */
function Way({ value, children }: { value: string; children: ReactNode }) {
  return (
    <TabsContent
      value={value}
      forceMount
      tabIndex={-1}
      className="mt-0 data-[state=inactive]:hidden no-script:mb-8 no-script:data-[state=inactive]:block"
    >
      {children}
    </TabsContent>
  )
}
