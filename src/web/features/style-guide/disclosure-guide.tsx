import { Braces, FileText, Globe, Table2 } from 'lucide-react'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx'
import { GuideSection } from './guide-section.tsx'

const tabs = [
  { value: 'url', label: 'URL', icon: <Globe aria-hidden />, text: 'Paste the address of a page with a recipe.' },
  { value: 'file', label: 'File', icon: <FileText aria-hidden />, text: 'Choose the file another program wrote.' },
  { value: 'csv', label: 'CSV', icon: <Table2 aria-hidden />, text: 'One recipe per row, names in the first.' },
  { value: 'json', label: 'JSON', icon: <Braces aria-hidden />, text: 'One recipe, or a list of them.' },
]

export function DisclosureGuide() {
  return (
    <GuideSection
      id="disclosure"
      title="Tabs and accordion"
      note="The tray scrolls sideways and never wraps. One answer is open at a time, or none."
    >
      <Tabs defaultValue="url">
        <TabsList aria-label="Example">
          {tabs.map((tab) => (
            <TabsTrigger key={tab.value} value={tab.value}>
              {tab.icon}
              {tab.label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((tab) => (
          <TabsContent key={tab.value} value={tab.value} className="mt-4">
            {tab.text}
          </TabsContent>
        ))}
      </Tabs>
      <div>
        <AccordionItem name="guide-faq" title="How do I submit a recipe?" open>
          Open Submit Recipe, fill in the form and send it. You get a link to follow the review.
        </AccordionItem>
        <AccordionItem name="guide-faq" title="Can I change a recipe later?">
          Yes, from My Recipes.
        </AccordionItem>
        <AccordionItem name="guide-faq" title="Is it free?">
          Yes.
        </AccordionItem>
        <AccordionItem variant="sunk" title="The site blocks imports, or needs a login">
          Open the page in your own browser and paste its HTML here.
        </AccordionItem>
      </div>
    </GuideSection>
  )
}
