/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_SavedInputs */

const en_ca2_studio_saved = /** @type {(inputs: Studio_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything is saved in the draft.`)
};

const fr_ca2_studio_saved = /** @type {(inputs: Studio_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout est enregistré dans le brouillon.`)
};

/**
* | output |
* | --- |
* | "Everything is saved in the draft." |
*
* @param {Studio_SavedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_saved = /** @type {((inputs?: Studio_SavedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_SavedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_saved(inputs)
	return en_ca2_studio_saved(inputs)
});