/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_DescriptionInputs */

const en_ca2_cantine_description = /** @type {(inputs: Cantine_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The places of work and concourses to order at: choose yours once, and it comes first the next time.`)
};

const fr_ca2_cantine_description = /** @type {(inputs: Cantine_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les lieux de travail et les aires de restauration où commander : choisissez le vôtre une fois, il sera le premier ensuite.`)
};

/**
* | output |
* | --- |
* | "The places of work and concourses to order at: choose yours once, and it comes first the next time." |
*
* @param {Cantine_DescriptionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_description = /** @type {((inputs?: Cantine_DescriptionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_DescriptionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_description(inputs)
	return en_ca2_cantine_description(inputs)
});