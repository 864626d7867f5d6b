/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Finding_Doubt_Unknown_ColorInputs */

const en_ca2_finding_doubt_unknown_color = /** @type {(inputs: Finding_Doubt_Unknown_ColorInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} is ignored: a colour must have the form #b3261e.`)
};

const fr_ca2_finding_doubt_unknown_color = /** @type {(inputs: Finding_Doubt_Unknown_ColorInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} est ignoré, car une couleur s’écrit comme #b3261e.`)
};

/**
* | output |
* | --- |
* | "{value} is ignored: a colour must have the form #b3261e." |
*
* @param {Finding_Doubt_Unknown_ColorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_unknown_color = /** @type {((inputs: Finding_Doubt_Unknown_ColorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Unknown_ColorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_unknown_color(inputs)
	return en_ca2_finding_doubt_unknown_color(inputs)
});