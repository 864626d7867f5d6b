/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_HeadingInputs */

const en_ca2_location_heading = /** @type {(inputs: Location_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find a location near you`)
};

const fr_ca2_location_heading = /** @type {(inputs: Location_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trouvez un établissement près de vous`)
};

/**
* | output |
* | --- |
* | "Find a location near you" |
*
* @param {Location_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_heading = /** @type {((inputs?: Location_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_heading(inputs)
	return en_ca2_location_heading(inputs)
});