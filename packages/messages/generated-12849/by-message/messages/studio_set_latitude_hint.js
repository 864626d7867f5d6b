/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Latitude_HintInputs */

const en_ca2_studio_set_latitude_hint = /** @type {(inputs: Studio_Set_Latitude_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery by address and the search by place need both.`)
};

const fr_ca2_studio_set_latitude_hint = /** @type {(inputs: Studio_Set_Latitude_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La livraison à une adresse et la recherche par lieu exigent les deux.`)
};

/**
* | output |
* | --- |
* | "Delivery by address and the search by place need both." |
*
* @param {Studio_Set_Latitude_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_latitude_hint = /** @type {((inputs?: Studio_Set_Latitude_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Latitude_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_latitude_hint(inputs)
	return en_ca2_studio_set_latitude_hint(inputs)
});