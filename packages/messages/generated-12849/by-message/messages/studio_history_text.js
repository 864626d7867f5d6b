/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_History_TextInputs */

const en_ca2_studio_history_text = /** @type {(inputs: Studio_History_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What was published, newest first. Going back publishes an earlier version again; promo codes and members stay as they are.`)
};

const fr_ca2_studio_history_text = /** @type {(inputs: Studio_History_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui a été publié, du plus récent au plus ancien. Revenir en arrière publie de nouveau une version ; les codes promo et les membres restent tels quels.`)
};

/**
* | output |
* | --- |
* | "What was published, newest first. Going back publishes an earlier version again; promo codes and members stay as they are." |
*
* @param {Studio_History_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_history_text = /** @type {((inputs?: Studio_History_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_History_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_history_text(inputs)
	return en_ca2_studio_history_text(inputs)
});