/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_AgesInputs */

const en_ca2_studio_set_ages = /** @type {(inputs: Studio_Set_AgesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When an order is late`)
};

const fr_ca2_studio_set_ages = /** @type {(inputs: Studio_Set_AgesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quand une commande est en retard`)
};

/**
* | output |
* | --- |
* | "When an order is late" |
*
* @param {Studio_Set_AgesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_ages = /** @type {((inputs?: Studio_Set_AgesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_AgesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_ages(inputs)
	return en_ca2_studio_set_ages(inputs)
});