/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_EnergyInputs */

const en_ca2_item_energy = /** @type {(inputs: Item_EnergyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Energy`)
};

const fr_ca2_item_energy = /** @type {(inputs: Item_EnergyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Énergie`)
};

/**
* | output |
* | --- |
* | "Energy" |
*
* @param {Item_EnergyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_energy = /** @type {((inputs?: Item_EnergyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_EnergyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_energy(inputs)
	return en_ca2_item_energy(inputs)
});