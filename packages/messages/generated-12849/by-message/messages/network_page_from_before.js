/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Network_Page_From_BeforeInputs */

const en_ca2_network_page_from_before = /** @type {(inputs: Network_Page_From_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This was loaded earlier. The rest comes when the network is back.`)
};

const fr_ca2_network_page_from_before = /** @type {(inputs: Network_Page_From_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci a été chargé plus tôt. Le reste viendra au retour du réseau.`)
};

/**
* | output |
* | --- |
* | "This was loaded earlier. The rest comes when the network is back." |
*
* @param {Network_Page_From_BeforeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const network_page_from_before = /** @type {((inputs?: Network_Page_From_BeforeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Network_Page_From_BeforeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_network_page_from_before(inputs)
	return en_ca2_network_page_from_before(inputs)
});