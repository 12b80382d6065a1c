import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import ContactSection from './contact-section';
import FooterSection from './footer-section';
import HeaderSection from './header-section';
import NavigationSection from './navigation-section';
import ServicesSection from './services-section';
import SignInSection from './sign-in-section';
import TestimonialsSection from './testimonials-section';

const SECTIONS: Readonly<Record<string, ComponentType>> = {
  [paths.headerSection]: HeaderSection,
  [paths.navigationSection]: NavigationSection,
  [paths.servicesSection]: ServicesSection,
  [paths.testimonialsSection]: TestimonialsSection,
  [paths.signInSection]: SignInSection,
  [paths.contactSection]: ContactSection,
  [paths.footerSection]: FooterSection,
};

/** The section that the address names. All sections are in one file, because guests rarely open them. */
export default function SectionPages() {
  const { pathname } = useLocation();
  const Section = SECTIONS[pathname.replace(/\/$/, '').toLowerCase()];
  return Section ? <Section /> : null;
}
