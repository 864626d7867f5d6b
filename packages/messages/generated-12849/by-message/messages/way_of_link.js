/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Way_Of_LinkInputs */

const en_ca2_way_of_link = /** @type {(inputs: Way_Of_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chosen by your link. Change it here.`)
};

const fr_ca2_way_of_link = /** @type {(inputs: Way_Of_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisi par votre lien. Changez-le ici.`)
};

/**
* | output |
* | --- |
* | "Chosen by your link. Change it here." |
*
* @param {Way_Of_LinkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_of_link = /** @type {((inputs?: Way_Of_LinkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_Of_LinkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_of_link(inputs)
	return en_ca2_way_of_link(inputs)
});