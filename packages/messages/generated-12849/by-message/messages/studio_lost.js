/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, field: NonNullable<unknown> }} Studio_LostInputs */

const en_ca2_studio_lost = /** @type {(inputs: Studio_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} was removed meanwhile. Your change (${i?.field}) has no effect.`)
};

const fr_ca2_studio_lost = /** @type {(inputs: Studio_LostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} a été retiré entre-temps. Votre modification (${i?.field}) est sans effet.`)
};

/**
* | output |
* | --- |
* | "{name} was removed meanwhile. Your change ({field}) has no effect." |
*
* @param {Studio_LostInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_lost = /** @type {((inputs: Studio_LostInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_LostInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_lost(inputs)
	return en_ca2_studio_lost(inputs)
});