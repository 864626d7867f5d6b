/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown> }} Studio_Overridden_LostInputs */

const en_ca2_studio_overridden_lost = /** @type {(inputs: Studio_Overridden_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} had no effect: what it was about was removed.`)
};

const fr_ca2_studio_overridden_lost = /** @type {(inputs: Studio_Overridden_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} est resté sans effet : l’élément a été retiré.`)
};

/**
* | output |
* | --- |
* | "{field} had no effect: what it was about was removed." |
*
* @param {Studio_Overridden_LostInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_overridden_lost = /** @type {((inputs: Studio_Overridden_LostInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Overridden_LostInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_overridden_lost(inputs)
	return en_ca2_studio_overridden_lost(inputs)
});