/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_TitleInputs */

const en_ca2_service_title = /** @type {(inputs: Service_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How service went`)
};

const fr_ca2_service_title = /** @type {(inputs: Service_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bilan du service`)
};

/**
* | output |
* | --- |
* | "How service went" |
*
* @param {Service_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_title = /** @type {((inputs?: Service_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_title(inputs)
	return en_ca2_service_title(inputs)
});