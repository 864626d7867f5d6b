/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Hours_HintInputs */

const en_ca2_studio_set_hours_hint = /** @type {(inputs: Studio_Set_Hours_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A day can have several rows. Hours that end before they start end past midnight. Without rows you are always open.`)
};

const fr_ca2_studio_set_hours_hint = /** @type {(inputs: Studio_Set_Hours_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un jour peut avoir plusieurs lignes. Des heures qui finissent avant leur début finissent après minuit. Sans lignes, vous êtes toujours ouverts.`)
};

/**
* | output |
* | --- |
* | "A day can have several rows. Hours that end before they start end past midnight. Without rows you are always open." |
*
* @param {Studio_Set_Hours_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hours_hint = /** @type {((inputs?: Studio_Set_Hours_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Hours_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hours_hint(inputs)
	return en_ca2_studio_set_hours_hint(inputs)
});