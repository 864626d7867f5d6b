/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Suite_Invitation_WhyInputs */

const en_ca2_suite_invitation_why = /** @type {(inputs: Suite_Invitation_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} has your address as the owner or a host of this suite. The link is for you: please don’t pass it on.`)
};

const fr_ca2_suite_invitation_why = /** @type {(inputs: Suite_Invitation_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} a votre adresse en tant que propriétaire ou hôte de cette loge. Ce lien est pour vous : ne le transmettez pas, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "{venue} has your address as the owner or a host of this suite. The link is for you: please don’t pass it on." |
*
* @param {Suite_Invitation_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_invitation_why = /** @type {((inputs: Suite_Invitation_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Invitation_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_invitation_why(inputs)
	return en_ca2_suite_invitation_why(inputs)
});