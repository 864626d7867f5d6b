/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Weekend_OrderingInputs */

const en_ca2_studio_set_weekend_ordering = /** @type {(inputs: Studio_Set_Weekend_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders for a weekend are taken`)
};

const fr_ca2_studio_set_weekend_ordering = /** @type {(inputs: Studio_Set_Weekend_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les commandes pour la fin de semaine sont prises`)
};

/**
* | output |
* | --- |
* | "Orders for a weekend are taken" |
*
* @param {Studio_Set_Weekend_OrderingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_weekend_ordering = /** @type {((inputs?: Studio_Set_Weekend_OrderingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Weekend_OrderingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_weekend_ordering(inputs)
	return en_ca2_studio_set_weekend_ordering(inputs)
});